import { CONSTANTS } from '../constants/constants'
import { nationalities } from '../constants/nationalities'
import { bare, notFound } from './answer'
import { API, route } from './route'

/** Every list that people choose from, each thing named in six languages; that of nationalities is long, and asked for by name. */
const all = route({
  method: 'GET',
  path: `${API}/application/constants`,
  access: 'anyone',
  handle: () => bare(CONSTANTS),
})

const one = route({
  method: 'GET',
  path: `${API}/application/constants/:name`,
  access: 'anyone',
  answers: [200, 404],
  handle({ params: { name = '' } }) {
    if (name === 'nationalities') return bare(nationalities())
    const list = Object.entries(CONSTANTS).find(([known]) => known === name)?.[1]
    return list ? bare(list) : notFound()
  },
})

export const constantRoutes = [all, one]
