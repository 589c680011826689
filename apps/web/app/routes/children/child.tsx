export default function Page() { return <h1>children/child</h1> }
