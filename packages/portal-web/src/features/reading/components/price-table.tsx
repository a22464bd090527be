import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { showMoney } from '../../../lib/money'
import type { Service } from '../../../lib/service'
import { PRICES } from '../rules/prices'

/** What services cost; null: all of them. It says that it is an example. */
export function PriceTable({ service }: { service: Service | null }) {
  const { t } = useTranslation(['reading', 'app'])
  const id = useId()
  const prices = PRICES.filter((one) => service === null || one.service === service)
  return (
    <section className="prices" aria-labelledby={id}>
      <h2 id={id}>{t('prices.title')}</h2>
      <p className="note">{t('prices.example')}</p>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('prices.service')}</th>
            <th scope="col">{t('prices.what')}</th>
            <th scope="col">{t('prices.time')}</th>
            <th scope="col">{t('prices.price')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((one) => (
            <tr key={one.service + one.unit}>
              <th scope="row">{t(`app:company.${one.service}`)}</th>
              <td>{t(`prices.units.${one.unit}`)}</td>
              <td>{t('prices.days', { count: one.days })}</td>
              <td className="pay">{showMoney(one.cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
