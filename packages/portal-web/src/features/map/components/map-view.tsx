import { circleMarker, control, map as createMap, type LatLngTuple, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '../../../lib/map-link'
import type { MapTiles } from '../api/map-tiles'
import 'leaflet/dist/leaflet.css'

const NEAR_ZOOM = 15
const MAX_ZOOM = 19

interface Props {
  point: Point
  tiles: MapTiles
  /** No tile came. */
  onFailed: () => void
}

/** A point on a map that is moved by pointer and arrow keys; the wheel scrolls the page. */
export function MapView({ point, tiles, onFailed }: Props) {
  const { t } = useTranslation('jobs')
  const frame = useRef<HTMLDivElement>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  const { latitude, longitude } = point
  useEffect(() => {
    if (frame.current === null) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const place: LatLngTuple = [latitude, longitude]
    const map = createMap(frame.current, {
      // Its own would read the attribution as HTML.
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
    }).setView(place, NEAR_ZOOM)
    control.zoom().addTo(map)
    let hasCome = false
    tileLayer(tiles.url, { maxZoom: MAX_ZOOM })
      .on('tileload', () => {
        hasCome = true
      })
      // Whatever was asked for has come or failed.
      .on('load', () => {
        if (!hasCome) failed.current()
      })
      .addTo(map)
    circleMarker(place, { radius: 10, className: 'map-point', interactive: false }).addTo(map)
    return () => {
      map.remove()
    }
  }, [latitude, longitude, tiles.url])
  // Named apart: another language is no other map.
  useEffect(() => {
    for (const [way, words] of [
      ['in', t('map.nearer')],
      ['out', t('map.farther')],
    ] as const) {
      const button = frame.current?.querySelector(`.leaflet-control-zoom-${way}`)
      button?.setAttribute('title', words)
      button?.setAttribute('aria-label', words)
    }
  })
  // The button that opened it is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div ref={frame} className="map" role="application" aria-label={t('map.label')} />
      {tiles.attribution !== '' && <p className="map-attribution">{tiles.attribution}</p>}
    </>
  )
}
