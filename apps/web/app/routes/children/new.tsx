export default function Page() { return <h1>children/new</h1> }
