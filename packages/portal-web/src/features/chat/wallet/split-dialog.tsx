import { useTranslation } from 'react-i18next'
import { NOTE_MAX, TRANSFER_MOST } from '../../../contract/wallet'
import { isolate } from '../../../lib/isolate'
import { showAmount } from '../../../lib/money'
import { useSession } from '../../../lib/session'
import { Avatar } from '../../../ui/avatar'
import { FieldError } from '../../../ui/failure'
import { Field } from '../../../ui/field'
import { amountOf, areAmounts, centsOf, shareOut } from './amount'
import { AmountField } from './amount-field'
import { faultOfAmount } from './amount-words'
import { createBill } from './api'
import { SendDialog } from './send-dialog'
import type { Purse } from './table'
import { Ways } from './ways'

interface Fields {
  readonly title: string
  readonly amount: string
  /** Who shares it besides oneself, by id. */
  readonly people: readonly string[]
  readonly way: string
  /** What each is asked for, as typed, by id; one's own among them. */
  readonly own: Readonly<Record<string, string>>
}

/** Asks those who were there for their share: of two both, of a group those who are chosen. */
export function SplitDialog({ purse, onClose }: { purse: Purse; onClose: () => void }) {
  const { t } = useTranslation('wallet')
  const ownName = useSession()?.name ?? ''
  const { conversation, me, peer, people, name, nameOf, faceOf } = purse
  const empty: Fields = { title: '', amount: '', people, way: 'equal', own: {} }
  /** Who pays how much, oneself first. */
  const sharesOf = ({ amount, people: chosen, way, own }: Fields) => {
    const all = [me, ...people.filter((one) => chosen.includes(one))]
    const equal = shareOut(centsOf(amount), all.length)
    return all.map((imId, at) => ({
      imId,
      amount: way === 'own' ? centsOf(own[imId] ?? '') : (equal[at] ?? 0),
    }))
  }
  const sumOf = (fields: Fields) => sharesOf(fields).reduce((sum, { amount }) => sum + amount, 0)
  const faultOfSum = (fields: Fields): string | undefined => {
    const [sum, total] = [sumOf(fields), centsOf(fields.amount)]
    if (sum === total) return undefined
    return t('form.ownWrong', { amount: showAmount(sum), total: showAmount(total) })
  }
  const isFine = (fields: Fields) =>
    fields.title.trim() !== '' &&
    sharesOf(fields).length > 1 &&
    faultOfSum(fields) === undefined &&
    areAmounts([
      fields.amount,
      ...(fields.way === 'own' ? sharesOf(fields).map(({ imId }) => fields.own[imId] ?? '') : []),
    ]) &&
    sharesOf(fields).every(({ imId, amount }) => imId === me || amount > 0) &&
    centsOf(fields.amount) <= TRANSFER_MOST
  return (
    <SendDialog<Fields>
      title={peer === null ? t('split') : t('form.splitWith', { name: isolate(name) })}
      what={`split.${conversation}`}
      empty={empty}
      isFree
      form={({ fields, change, isTried }) => {
        const shares = sharesOf(fields)
        const total = centsOf(fields.amount)
        return (
          <>
            <Field
              label={t('form.billTitle')}
              value={fields.title}
              error={isTried && fields.title.trim() === '' ? t('form.noTitle') : undefined}
              maxLength={NOTE_MAX}
              dir="auto"
              onChange={({ target }) => change({ title: target.value })}
            />
            <AmountField
              label={t('form.total')}
              value={fields.amount}
              error={isTried ? faultOfAmount(total, TRANSFER_MOST, null, t) : undefined}
              help={t('form.totalHelp')}
              onChange={(amount) => change({ amount })}
            />
            {peer === null && (
              <fieldset className="wallet-people">
                <legend>{t('form.people')}</legend>
                <label className="picker-row">
                  <input type="checkbox" checked disabled />
                  <Avatar id={`p2p-${me}`} name={ownName} src={faceOf(me)} />
                  <span>{t('you')}</span>
                </label>
                {people.map((imId) => (
                  <label key={imId} className="picker-row">
                    <input
                      type="checkbox"
                      aria-invalid={(isTried && shares.length < 2) || undefined}
                      checked={fields.people.includes(imId)}
                      onChange={({ target }) =>
                        change({
                          people: target.checked
                            ? [...fields.people, imId]
                            : fields.people.filter((one) => one !== imId),
                        })
                      }
                    />
                    <Avatar id={`p2p-${imId}`} name={nameOf(imId)} src={faceOf(imId)} />
                    <bdi>{nameOf(imId)}</bdi>
                  </label>
                ))}
                {isTried && shares.length < 2 && <FieldError>{t('form.noPeople')}</FieldError>}
              </fieldset>
            )}
            <Ways
              label={t('form.way')}
              value={fields.way}
              ways={[
                ['equal', t('form.equal')],
                ['own', t('form.own')],
              ]}
              onChoose={(way) =>
                change({
                  way,
                  own: Object.fromEntries(shares.map(({ imId, amount }) => [imId, amountOf(amount)])),
                })
              }
            />
            {fields.way === 'equal' && total > 0 && (
              <p className="soft">{t('form.each', { amount: showAmount(shares.at(-1)?.amount ?? 0) })}</p>
            )}
            {fields.way === 'own' &&
              shares.map(({ imId, amount }, at) => (
                <AmountField
                  key={imId}
                  label={
                    imId === me ? t('form.ownForYou') : t('form.ownFor', { name: isolate(nameOf(imId)) })
                  }
                  value={fields.own[imId] ?? ''}
                  error={
                    !isTried
                      ? undefined
                      : imId !== me && amount === 0
                        ? t('form.noAmount')
                        : at === shares.length - 1
                          ? faultOfSum(fields)
                          : undefined
                  }
                  onChange={(amount) => change({ own: { ...fields.own, [imId]: amount } })}
                />
              ))}
          </>
        )
      }}
      amountOf={(fields) => (isFine(fields) ? centsOf(fields.amount) : 0)}
      linesOf={(fields) => [
        [t('confirm.for'), fields.title.trim()],
        ...sharesOf(fields).map(({ imId, amount }) => [nameOf(imId), showAmount(amount)] as const),
      ]}
      label={() => t('form.create')}
      send={({ fields, onceKey }) =>
        createBill(conversation, {
          title: fields.title.trim(),
          total: centsOf(fields.amount),
          shares: sharesOf(fields),
          onceKey,
        })
      }
      onClose={onClose}
    />
  )
}
