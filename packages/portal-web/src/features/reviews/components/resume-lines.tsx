import { useTranslation } from 'react-i18next'
import { useConstants } from '../../../http/constants'
import { useOwnPicture } from '../../../http/own-picture'
import { RESUMES } from '../../../http/papers'
import { showMonth } from '../../../lib/dates'
import { langOf } from '../../../lib/lang-of'
import type { Case } from '../api/reviews'
import { cutAtMarks, linesOf } from '../rules/lines'

function Picture({ id }: { id: string }) {
  const address = useOwnPicture(`${RESUMES}/images/${id}`)
  return address === null ? null : <img className="review-picture" src={address} alt="" />
}

/** What a resume says, part by part, with what the check marked; parts that are as they were only where all is shown. */
export function ResumeLines({ found, isWhole }: { found: Case; isWhole: boolean }) {
  const { t } = useTranslation(['reviews', 'resume'])
  const constants = useConstants()
  const { changed, marks, content } = found
  const span = (from: string, to: string | null) =>
    from === to
      ? showMonth(from)
      : t('months', { from: showMonth(from), to: to === null ? t('now') : showMonth(to) })
  const parts = linesOf(content, { constants, span })
  const isNew = (part: string) => changed === null || changed.some((one) => one === part)
  return (
    <div className="review-paper">
      {parts
        .filter(({ part }) => isWhole || isNew(part))
        .map(({ part, blocks }) => (
          <section key={part}>
            <h2>
              {part === 'photo' ? t('resume:steps.photo') : t(`resume:sections.${part}`)}{' '}
              <span className={isNew(part) ? 'tag tag-warm' : 'tag'}>
                {t(changed === null ? 'fresh' : isNew(part) ? 'changed' : 'before')}
              </span>
            </h2>
            {blocks.map(({ lines, picture }, index) => (
              <div key={index} className="review-block">
                {lines.map((line, at) => (
                  <p key={at} lang={langOf(line)} dir="auto">
                    {cutAtMarks(
                      line,
                      marks.filter((mark) => mark.part === part).map(({ text }) => text),
                    ).map(({ text, isMarked }, piece) => (isMarked ? <mark key={piece}>{text}</mark> : text))}
                  </p>
                ))}
                {picture !== '' && <Picture id={picture} />}
              </div>
            ))}
          </section>
        ))}
    </div>
  )
}
