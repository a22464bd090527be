import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPhoneDigits } from '../../../contract/phone-digits'
import { NAME_MAX } from '../../../contract/resume'
import type { Application } from '../../../http/application'
import { fromClock, toClock } from '../../../lib/meeting'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { Field } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { Icon } from '../../../ui/icons'
import type { Whole } from './api'
import { nextTime } from './times'
import type { BoardDeeds } from './use-deeds'

/** Times of one offer. Source: S-BOARD-11. */
const MOST = 3

/** Sends the card of an interview that stands; with the same `progress`, what was said is not said again. */
export type SendCard = (
  invited: Application,
  progress: { isSaid: boolean },
) => Promise<'sent' | 'blocked' | 'failed'>

interface Props {
  found: Whole
  deeds: BoardDeeds
  sendCard: SendCard
  onDone: () => void
}

interface NotToldProps {
  why: 'blocked' | 'failed'
  isBusy: boolean
  onAgain: () => void
  onDone: () => void
}

const PLACES = ['address', 'contact', 'mobile'] as const
type Place = (typeof PLACES)[number]

/** Two to begin with, as one alone is often missed. */
function firstTimes({ interview }: Whole, now: number): string[] {
  const coming = (interview?.times ?? []).filter((at) => at > now)
  if (coming.length > 0) return coming.map(toClock)
  const first = nextTime([], now)
  return [first, nextTime([first], now)].map(toClock)
}

type Fault = 'missing' | 'past' | 'noMobile'
/** What is wrong with an offer, by its fields. */
type Faults = Readonly<Record<string, Fault>>

function faultsOf(times: readonly string[], place: Readonly<Record<Place, string>>, now: number): Faults {
  const faults: Record<string, Fault> = {}
  for (const [index, text] of times.entries()) {
    const at = fromClock(text)
    if (at === 0) faults[`time${index}`] = 'missing'
    else if (at <= now) faults[`time${index}`] = 'past'
  }
  for (const name of PLACES) if (place[name].trim() === '') faults[name] = 'missing'
  if (!hasPhoneDigits(place.mobile)) faults.mobile = 'noMobile'
  return faults
}

/** The interview stands, and its card did not go. */
function NotTold({ why, isBusy, onAgain, onDone }: NotToldProps) {
  const { t } = useTranslation('board')
  return (
    <div className="offer">
      <FormFailure text={t(why === 'blocked' ? 'offer.blocked' : 'offer.notTold')} />
      <div className="offer-end">
        <Button kind="quiet" disabled={isBusy} onClick={onDone}>
          {t('close')}
        </Button>
        {why === 'failed' && (
          <Button isBusy={isBusy} onClick={onAgain}>
            {t('offer.tellAgain')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Up to three times, where and with whom; the clocks are Cambodia's. The offer of a first one goes into the chat as a card. */
export function OfferForm({ found, deeds, sendCard, onDone }: Props) {
  const { t } = useTranslation('board')
  const id = useId()
  const { interview, meetAt } = found
  const [times, setTimes] = useState(() => firstTimes(found, Date.now()))
  const [place, setPlace] = useState(() => ({
    address: interview?.address ?? meetAt.address,
    contact: interview?.contact ?? meetAt.contact,
    mobile: interview?.mobile ?? meetAt.mobile,
  }))
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string | false>(false)
  const [isBusy, setIsBusy] = useState(false)
  const [notTold, setNotTold] = useState<{ invited: Application; why: 'blocked' | 'failed' } | null>(null)
  const progress = useRef({ isSaid: false })
  const errorOf = (name: string) => {
    const fault = faults[name]
    return fault === undefined ? undefined : t(`offer.${fault}`)
  }

  async function tell(invited: Application) {
    setIsBusy(true)
    const came = await sendCard(invited, progress.current)
    setIsBusy(false)
    if (came === 'sent') onDone()
    else setNotTold({ invited, why: came })
  }

  async function send() {
    if (isBusy) return
    const wrong = faultsOf(times, place, Date.now())
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return
    setIsBusy(true)
    const sorted = [...new Set(times.map(fromClock))].sort((a, b) => a - b)
    const { why, invited } = await deeds.offer(found, { times: sorted, ...place })
    setIsBusy(false)
    setFailure(why ?? false)
    if (invited !== null) await tell(invited)
    else if (why === null) onDone()
  }
  if (notTold !== null)
    return (
      <NotTold why={notTold.why} isBusy={isBusy} onAgain={() => void tell(notTold.invited)} onDone={onDone} />
    )
  return (
    <form
      className="offer"
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h3 id={id}>
        {t(interview === null ? 'offer.title' : 'offer.change')}{' '}
        <small className="soft">{t('offer.clock')}</small>
      </h3>
      <p className="soft">{t('offer.lead')}</p>
      {times.map((time, index) => (
        <Field
          key={index}
          type="datetime-local"
          label={t('offer.time', { number: index + 1 })}
          error={errorOf(`time${index}`)}
          value={time}
          onChange={({ target }) => setTimes(times.map((one, at) => (at === index ? target.value : one)))}
          after={
            times.length > 1 && (
              <IconButton
                label={t('offer.remove', { number: index + 1 })}
                onClick={() => setTimes(times.filter((_, at) => at !== index))}
              >
                <Icon of={X} size={16} />
              </IconButton>
            )
          }
        />
      ))}
      {times.length < MOST && (
        <Button
          kind="quiet"
          onClick={() => setTimes([...times, toClock(nextTime(times.map(fromClock), Date.now()))])}
        >
          {t('offer.another')}
        </Button>
      )}
      {PLACES.map((name) => (
        <Field
          key={name}
          label={t(`offer.${name}`)}
          type={name === 'mobile' ? 'tel' : 'text'}
          maxLength={NAME_MAX}
          error={errorOf(name)}
          value={place[name]}
          onChange={({ target }) => setPlace({ ...place, [name]: target.value })}
        />
      ))}
      <FormFailure text={failure} />
      <div className="offer-end">
        <Button kind="quiet" disabled={isBusy} onClick={onDone}>
          {t('closing.cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t('offer.send', { count: times.length })}
        </Button>
      </div>
    </form>
  )
}
