export default function Page() { return <h1>subscription</h1> }
