import { useTranslation } from 'react-i18next'
import { Shelf } from '../../../ui/shelf'
import { Tabs } from '../../../ui/tabs'
import { type TileSlot, useAds } from '../api/ads'
import { AdTiles } from './ad-tiles'

/** What is known of a slot; it stays in its place until it is known that it is empty. */
const useSlot = (slot: TileSlot) => {
  const { data, isError } = useAds(slot)
  return { slot, data, isEmpty: isError || data?.length === 0 }
}

/** Companies that are put forward in one band, a tab each kind; nothing where there are none. */
export function TileTabs() {
  const { t } = useTranslation(['home', 'jobs'])
  const slots = [useSlot('famousCompany'), useSlot('agent'), useSlot('partner'), useSlot('homerightSide')]
  const shown = slots.filter(({ isEmpty }) => !isEmpty)
  if (shown.length === 0) return null
  return (
    <Shelf title={t('tiles.title')} lead={t('jobs:ads.label')}>
      <Tabs
        label={t('tiles.title')}
        tabs={shown.map(({ slot, data }) => ({
          id: slot,
          name: t(`tiles.${slot}`),
          panel: <AdTiles ads={data} />,
          isOnlyShown: true as const,
        }))}
      />
    </Shelf>
  )
}
