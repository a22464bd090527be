// features/ads: what companies advertise, by the slots of the specification.

export { AdTiles } from './components/ad-tiles'
export { Ads } from './components/ads'
