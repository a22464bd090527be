// features/map shows where something is: in a sketch of the country that we drew (rules/cambodia.ts), and on a map, at a press,
// where the server names a source of tiles. leaflet is fetched with the first map. The address and a link stand on the page in
// any case.

export { MapSketch } from './components/map-sketch'
export { PlaceMap } from './components/place-map'
