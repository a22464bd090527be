import { useImEngine } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { ownName } from '../../../lib/app'
import { keptHere } from '../../../lib/kept'
import { Button } from '../../../ui/button'
import { setDevice } from './settings'
import { askPermission, permission } from './show'
import '../../../styles/bell.css'

const ASKED = ownName('bell-asked')

/** Above the conversations, after the first answer that comes: whether this device may show more of them. Asked once. */
export function BellLine() {
  const { t } = useTranslation('bell')
  const engine = useImEngine()
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => {
    if (permission() !== 'default' || keptHere.getItem(ASKED) !== null) return
    return engine.on('message', ({ isOwn, isQuiet }) => {
      if (!isOwn && !isQuiet && keptHere.getItem(ASKED) === null) setIsAsking(true)
    })
  }, [engine])
  const end = () => {
    keptHere.setItem(ASKED, '1')
    setIsAsking(false)
  }
  const turnOn = async () => {
    const isAllowed = await askPermission()
    if (isAllowed) setDevice({ isShown: true })
    else toast(t('denied'))
    end()
  }
  if (!isAsking) return null
  return (
    <section className="bell-line" aria-label={t('ask')}>
      <p>{t('ask')}</p>
      <div>
        <Button kind="small" onClick={() => void turnOn()}>
          {t('turnOn')}
        </Button>
        <Button kind="quiet" onClick={end}>
          {t('notNow')}
        </Button>
      </div>
    </section>
  )
}
