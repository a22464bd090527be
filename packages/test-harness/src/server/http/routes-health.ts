import { bare } from './answer'
import { route } from './route'

const health = route({ method: 'GET', path: '/healthz', access: 'anyone', handle: () => bare({ ok: true }) })
const apiHealth = route({
  method: 'GET',
  path: '/api/v1.0.0/healthz',
  access: 'anyone',
  handle: () => bare({ ok: true }),
})

export const healthRoutes = [health, apiHealth]
