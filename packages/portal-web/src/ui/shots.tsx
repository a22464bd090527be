import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf } from '../lib/by-language'
import type { Picture } from '../lib/company'
import { Button } from './button'
import { Dialog } from './dialog'
import '../styles/shots.css'

const altOf = ({ alt }: Picture): string => textOf(alt)

/** The first three, side by side: decoration of what stands beside them. */
export const ShotStrip = ({ pictures }: { pictures: readonly Picture[] }) => (
  <div className="shot-strip">
    {pictures.slice(0, 3).map((picture) => (
      <img key={picture.address} src={picture.small} alt={altOf(picture)} loading="lazy" />
    ))}
  </div>
)

const IN_SIGHT = 5

/** Pictures of a company; each opens larger, with the others to turn to. */
export function Shots({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation(['jobs', 'app'])
  const [at, setAt] = useState<number | null>(null)
  const shown = at === null ? undefined : pictures[at]
  const turn = (by: number) => setAt(((at ?? 0) + by + pictures.length) % pictures.length)
  const rest = pictures.length - IN_SIGHT
  return (
    <>
      <ul className="shots" data-count={Math.min(pictures.length, IN_SIGHT)}>
        {pictures.slice(0, IN_SIGHT).map((picture, index) => (
          <li key={picture.address}>
            <button type="button" onClick={() => setAt(index)} title={altOf(picture)}>
              <img src={picture.small} alt={altOf(picture)} loading="lazy" />
              {index === IN_SIGHT - 1 && rest > 0 && <span className="shots-rest">+{rest}</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Dialog title={altOf(shown) || t('shots.title')} onClose={() => setAt(null)}>
          <img className="shot-large" src={shown.address} alt={altOf(shown)} />
          <div className="dialog-actions">
            {pictures.length > 1 && (
              <>
                <Button kind="small" onClick={() => turn(-1)}>
                  {t('shots.previous')}
                </Button>
                <Button kind="small" onClick={() => turn(1)}>
                  {t('shots.next')}
                </Button>
              </>
            )}
            <Button kind="small" onClick={() => setAt(null)}>
              {t('shots.close')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
