// features/map: where something is, on a map of somebody's tiles; leaflet comes with the first map that is opened.

export { PlaceMap } from './components/place-map'
