import { useTranslation } from 'react-i18next'
import { Shelf } from '../../../ui/shelf'
import { Tabs } from '../../../ui/tabs'
import { COUNTED } from '../api/statistics'
import { CountList } from './count-list'

/** Ways into the search, by what people look for first. */
export function Counts() {
  const { t } = useTranslation('home')
  return (
    <Shelf title={t('count.title')}>
      <Tabs
        label={t('count.title')}
        tabs={COUNTED.map((list) => ({
          id: list,
          name: t(`count.${list}`),
          panel: <CountList list={list} />,
          isOnlyShown: true as const,
        }))}
      />
    </Shelf>
  )
}
