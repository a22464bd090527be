import { blocksOf } from '../lib/text-blocks'
import '../styles/written.css'

/** What somebody wrote, with its lists and paragraphs, in its own language. */
export function Prose({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <div className="written" lang={lang} dir="auto">
      {blocksOf(text).map(({ kind, lines }, index) => {
        const key = `${index} ${lines[0]}`
        if (kind === 'lines') return <p key={key}>{lines.join('\n')}</p>
        const List = kind === 'points' ? 'ul' : 'ol'
        return (
          <List key={key}>
            {lines.map((line, at) => (
              // The same line may stand twice.
              <li key={at}>{line}</li>
            ))}
          </List>
        )
      })}
    </div>
  )
}
