import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '../../../lib/map-link'
import { useLater } from '../../../lib/use-later'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { useMapTiles } from '../api/map-tiles'
import type { Pin } from '../rules/cambodia'
import { MapSketch } from './map-sketch'
import '../../../styles/map.css'

const fetchView = async () => (await import('./map-view')).MapView

interface Props {
  point: Point
  /** What the sketch shows. */
  pins: readonly Pin[]
}

/**
 * Where something is: a sketch of the country, and a map at a press where the server names tiles. Where those do not come, words:
 * address and link stand beside it anyway.
 */
export function PlaceMap({ point, pins }: Props) {
  const { t } = useTranslation(['jobs', 'app'])
  const { data: tiles } = useMapTiles()
  const [isOpen, setIsOpen] = useState(false)
  const [isWithoutTiles, setIsWithoutTiles] = useState(false)
  const { data: View, isError } = useLater('map', isOpen, fetchView)
  if (tiles === undefined || tiles.url === '') return <MapSketch pins={pins} />
  const hasFailed = isWithoutTiles || isError
  if (isOpen && !hasFailed)
    return View === undefined ? (
      <div className="map" aria-busy="true" />
    ) : (
      <View point={point} tiles={tiles} onFailed={() => setIsWithoutTiles(true)} />
    )
  const open = () => {
    setIsOpen(true)
    setIsWithoutTiles(false)
    if (isError) location.reload()
  }
  return (
    <>
      <MapSketch pins={pins} />
      <FormFailure text={hasFailed && t('map.failed')} />
      <Button kind="small" onClick={open}>
        {t(hasFailed ? 'app:error.retry' : 'map.show')}
      </Button>
    </>
  )
}
