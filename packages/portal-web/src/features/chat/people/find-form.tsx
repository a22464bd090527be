import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOME_DIAL_CODE } from '../../../contract/countries'
import { getLanguage } from '../../../i18n/i18n'
import { nameCountry } from '../../../lib/country-names'
import { AreaCode } from '../../../ui/area-code'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'

/** Whom one looks for: a phone with its area code, e.g. "+85512000001", or an account name or id. */
export interface Sought {
  readonly by: 'phone' | 'account'
  readonly text: string
}

const WAYS = ['phone', 'account'] as const

/** Characters of an account name or id. Source: portal specification 9. */
const ACCOUNT_MAX = 50

/** With the plans of numbers, which only this form needs. */
async function readPhone(regionCode: string, typed: string): Promise<string | null> {
  const phone = (await import('../../../contract/phones')).readPhone(regionCode, typed)
  return phone === null ? null : `+${phone.regionCode}${phone.mobile}`
}

interface Props {
  onFind: (sought: Sought) => Promise<void>
  /** What was found is of something else now. */
  onChange: () => void
}

/** What is theirs alone: a phone, or an account name or id. */
export function FindForm({ onFind, onChange }: Props) {
  const { t } = useTranslation('people')
  const [by, setBy] = useState<Sought['by']>('phone')
  const [regionCode, setRegionCode] = useState<string>(HOME_DIAL_CODE)
  const [texts, setTexts] = useState({ phone: '', account: '' })
  const [isWrong, setIsWrong] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const changed = () => {
    setIsWrong(false)
    onChange()
  }
  const find = async () => {
    if (isBusy) return
    setIsBusy(true)
    const typed = texts[by].trim()
    const text = by === 'phone' ? await readPhone(regionCode, typed) : typed
    setIsWrong(!text)
    if (text) await onFind({ by, text })
    setIsBusy(false)
  }
  const field = {
    label: t(`add.${by}Field`),
    value: texts[by],
    error: isWrong ? t(`add.${by}Fault`) : undefined,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setTexts({ ...texts, [by]: target.value })
      changed()
    },
    after: (
      <Button type="submit" kind="small" isBusy={isBusy}>
        {t('add.find')}
      </Button>
    ),
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <fieldset className="chips add-by" aria-label={t('add.by')}>
        {WAYS.map((way) => (
          <label key={way} className="chip" data-on={way === by || undefined}>
            <input
              className="only-heard"
              type="radio"
              name="by"
              checked={way === by}
              onChange={() => {
                setBy(way)
                changed()
              }}
            />
            {t(`add.${way}`)}
          </label>
        ))}
      </fieldset>
      {by === 'phone' ? (
        <Field
          {...field}
          key="phone"
          type="tel"
          inputMode="tel"
          maxLength={30}
          before={
            <AreaCode
              code={regionCode}
              value={regionCode}
              label={t('add.regionCode')}
              nameCountry={(id) => nameCountry(id, getLanguage())}
              onChange={({ target }) => {
                setRegionCode(target.value)
                changed()
              }}
            />
          }
        />
      ) : (
        <Field
          {...field}
          key="account"
          help={t('add.accountHelp')}
          maxLength={ACCOUNT_MAX}
          autoCapitalize="none"
        />
      )}
    </form>
  )
}
