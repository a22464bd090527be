/** What an employer wrote, with its lines; nothing where it is "". */
export function JobText({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <section className="job-text">
      <h2>{title}</h2>
      <p dir="auto">{text}</p>
    </section>
  )
}
