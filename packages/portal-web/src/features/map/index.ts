// features/map shows a place on a map, at a press, where the server names a source of tiles. leaflet is fetched with the
// first map. Where no map comes, the address and a link stand on the page all the same.

export { PlaceMap } from './components/place-map'
