// features/ads shows what companies advertise: pictures, films and pages in the slots of the specification, and companies
// as tiles. A click goes to the server, which leads on only to where that advertisement leads.

export { Ads } from './components/ads'
export { TileTabs } from './components/tile-tabs'
