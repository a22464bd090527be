import {
  BedDouble,
  BookOpen,
  Calculator,
  CodeXml,
  Headset,
  HeartPulse,
  ShoppingBag,
  Truck,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, useConstants } from '../../../http/constants'
import { Icon } from '../../../ui/icons'
import { useCounts } from '../api/statistics'

/** By the numbers of the functions that the constants have. */
const TRADES = [
  { id: 12, icon: BedDouble },
  { id: 1, icon: Calculator },
  { id: 22, icon: ShoppingBag },
  { id: 14, icon: CodeXml },
  { id: 8, icon: Truck },
  { id: 9, icon: BookOpen },
  { id: 11, icon: HeartPulse },
  { id: 6, icon: Headset },
] as const

/** Eight ways into the search, with how many jobs each has; without the number where that is not known. */
export function Trades() {
  const { t } = useTranslation(['home', 'jobs'])
  const { categories } = useConstants()
  const { data: counts } = useCounts('categories')
  return (
    <nav aria-label={t('trades')}>
      <ul className="trades" aria-busy={categories.length === 0}>
        {TRADES.map(({ id, icon }) => {
          const count = counts?.find((one) => one.id === id)?.count
          return (
            <li key={id}>
              <Link className="trade" to={`/job?category=${id}`}>
                <Icon of={icon} />
                <span>{nameIn(categories, id)}</span>
                <small>{count !== undefined && t('jobs:results.count', { count })}</small>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
