import { useTranslation } from 'react-i18next'
import { NOTE_MAX, TRANSFER_MOST } from '../../../contract/wallet'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { Field, SelectField } from '../../../ui/field'
import { centsOf } from './amount'
import { AmountField } from './amount-field'
import { faultOfAmount } from './amount-words'
import { sendTransfer } from './api'
import { SendDialog } from './send-dialog'
import type { Purse } from './table'

const EMPTY = { to: '', amount: '', note: '' }

/** Sends money to the other one, or to somebody of a group. */
export function TransferDialog({ purse, onClose }: { purse: Purse; onClose: () => void }) {
  const { t } = useTranslation('wallet')
  const { conversation, peer, people, nameOf } = purse
  const toOf = (to: string) => (peer === null ? people.find((one) => one === to) : people[0])
  const title = peer === null ? t('transfer') : t('form.transferTo', { name: isolate(nameOf(peer)) })
  return (
    <SendDialog
      title={title}
      what={`transfer.${conversation}`}
      empty={EMPTY}
      form={({ fields, change, isTried, balance }) => (
        <>
          {peer === null && (
            <SelectField
              label={t('form.who')}
              value={fields.to}
              error={isTried && toOf(fields.to) === undefined ? t('form.noWho') : undefined}
              onChange={({ target }) => change({ to: target.value })}
            >
              <option value="" />
              {people.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </SelectField>
          )}
          <AmountField
            label={t('form.amount')}
            value={fields.amount}
            error={isTried ? faultOfAmount(centsOf(fields.amount), TRANSFER_MOST, balance, t) : undefined}
            {...(balance === null ? {} : { help: t('form.amountHelp', { amount: showAmount(balance) }) })}
            onChange={(amount) => change({ amount })}
          />
          <Field
            label={t('form.note')}
            value={fields.note}
            error={undefined}
            maxLength={NOTE_MAX}
            dir="auto"
            onChange={({ target }) => change({ note: target.value })}
          />
        </>
      )}
      amountOf={({ to, amount }) => {
        const cents = centsOf(amount)
        return toOf(to) === undefined || cents > TRANSFER_MOST ? 0 : cents
      }}
      linesOf={({ to, note }) => [
        [t('confirm.to'), nameOf(peer ?? toOf(to) ?? '')],
        ...(note.trim() === '' ? [] : [[t('confirm.note'), note.trim()] as const]),
      ]}
      returns={t('confirm.returns')}
      hasFee
      label={(cents) => t('send', { amount: showAmount(cents) })}
      send={({ fields: { to, amount, note }, onceKey, pin }) =>
        sendTransfer(conversation, {
          to: toOf(to) ?? '',
          amount: centsOf(amount),
          note: note.trim(),
          pin,
          onceKey,
        })
      }
      onClose={onClose}
    />
  )
}
