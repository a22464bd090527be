import { Ads, TileTabs } from '../features/ads'
import { AnsweringCompanies } from '../features/companies'
import { Articles, Banners, Counts, Tale } from '../features/home'
import '../styles/rows.css'
import '../styles/home-below.css'
import '../styles/home-parts.css'

/** The start page below its first window: a script of its own, for who comes so far. */
export function HomeBelow() {
  return (
    <>
      <Banners />
      <AnsweringCompanies />
      <Tale />
      <Counts />
      <Articles />
      <TileTabs />
      <Ads slot="seekerHome" />
    </>
  )
}
