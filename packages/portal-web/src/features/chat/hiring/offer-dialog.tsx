import { useImEngine } from '@sarika/im-engine/react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Application, offerInterview } from '../../../http/application'
import { useApplicationAnswered, useApplicationsWith } from '../../../http/use-application'
import { titleOf } from '../../../lib/job'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FetchFailure, FormFailure } from '../../../ui/failure'
import { Field } from '../../../ui/field'
import { Choices } from './choices'
import { type Faults, type Fields, fieldsOf, keepPlace, offerOf } from './offer-fields'
import { faultOf, type Invitation, invite } from './send-cards'
import type { Table } from './table'
import { TimeField } from './time-field'
import { usePress } from './use-press'

interface Props {
  table: Table
  onClose: () => void
}

/** When, where and with whom, for one of the person's applications: it goes as a card. */
export function OfferDialog({ table, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const { data: applications, isError, cause, refetch } = useApplicationsWith(table.peer)
  const [chosen, setChosen] = useState(0)
  const application =
    applications?.find(({ id }) => id === chosen) ??
    applications?.find(({ job }) => String(job.id) === table.jobId) ??
    applications?.[0]
  return (
    <Dialog title={t('offer.title')} onClose={onClose}>
      {isError && <FetchFailure cause={cause} onRetry={() => void refetch()} />}
      {applications !== undefined && applications.length > 1 && application !== undefined && (
        <Choices
          label={t('offer.which')}
          options={applications.map(({ id, job }) => ({ key: id, text: titleOf(job) }))}
          chosen={application.id}
          onChoose={setChosen}
        />
      )}
      {application !== undefined && (
        <OfferForm key={application.id} table={table} application={application} onClose={onClose} />
      )}
      {applications?.length === 0 && (
        <>
          <p>{t('offer.none')}</p>
          <div className="dialog-actions">
            <Button kind="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button onClick={() => table.open({ kind: 'ask' })}>{t('menu.ask')}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** The same for an interview that was offered: the card that is there shows what is new. */
export function MoveDialog({ table, application, onClose }: Props & { application: Application }) {
  const { t } = useTranslation('hiring')
  return (
    <Dialog title={t('offer.changeTitle')} onClose={onClose}>
      <OfferForm table={table} application={application} onClose={onClose} />
    </Dialog>
  )
}

const NOTHING_WRONG: Faults = {
  times: [undefined, undefined, undefined],
  address: undefined,
  contact: undefined,
  mobile: undefined,
}
const TIMES = ['offer.time', 'offer.secondTime', 'offer.thirdTime'] as const
const PLACE = ['address', 'contact', 'mobile'] as const

function OfferForm({ table, application, onClose }: Props & { application: Application }) {
  const { t } = useTranslation('hiring')
  const engine = useImEngine()
  const answered = useApplicationAnswered()
  const { isBusy, failure, press } = usePress()
  const [fields, setFields] = useState<Fields>(() => fieldsOf(application, Date.now()))
  const [faults, setFaults] = useState(NOTHING_WRONG)
  const invitation = useRef<Invitation>({ isSaid: false })
  const isChange = application.interview !== null
  const wrong = (fault: Faults['address']) => fault && t(`offer.${fault}`)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const read = offerOf(fields, Date.now())
    if ('faults' in read) return setFaults(read.faults)
    setFaults(NOTHING_WRONG)
    const { offer } = read
    const isDone = await press(async () => {
      if (isChange) {
        const answer = await offerInterview(application.id, offer)
        await answered(application.id, answer)
        return faultOf(answer)
      }
      const { answer, fault } = await invite(
        engine,
        table.conversation,
        application,
        offer,
        invitation.current,
      )
      await answered(application.id, answer)
      return fault
    })
    if (!isDone) return
    keepPlace(fields)
    onClose()
  }
  const setTime = (index: number, value: string) => {
    const [first, second, third] = fields.times.map((time, at) => (at === index ? value : time))
    setFields({ ...fields, times: [first ?? '', second ?? '', third ?? ''] })
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {TIMES.map((label, index) => (
        <TimeField
          key={label}
          label={t(label)}
          value={fields.times[index] ?? ''}
          error={wrong(faults.times[index])}
          isHelped={index === 0}
          onChange={(value) => setTime(index, value)}
        />
      ))}
      {PLACE.map((name) => (
        <Field
          key={name}
          label={t(`offer.${name}`)}
          value={fields[name]}
          error={wrong(faults[name])}
          maxLength={100}
          dir="auto"
          onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
        />
      ))}
      <FormFailure text={failure ?? false} />
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'sending' : isChange ? 'offer.save' : 'offer.submit')}
        </Button>
      </div>
    </form>
  )
}
