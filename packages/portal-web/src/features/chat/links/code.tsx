import { openArea } from '../../../i18n/i18n'
import { useLater } from '../../../lib/use-later'
import '../../../styles/links.css'

const loadCopy = async () => {
  const [{ CopyCode }] = await Promise.all([import('./copy-code'), openArea('links')])
  return CopyCode
}

/** Code in a message: a word of its line, or a block that can be copied as it was written. Source: S-PREV-14. */
export function Code({ code, isBlock }: { code: string; isBlock: boolean }) {
  return isBlock ? <Block code={code} /> : <code className="code-word">{code}</code>
}

function Block({ code }: { code: string }) {
  const { data: CopyCode } = useLater('copy-code', true, loadCopy)
  return (
    <span className="code-block">
      <code dir="ltr">{code}</code>
      {CopyCode !== undefined && <CopyCode code={code} />}
    </span>
  )
}
