import type { Job } from '../features/jobs'
import { MapSketch, PlaceMap } from '../features/map'
import { placeName, useConstants } from '../http/constants'

/** Where a job is: by the point of its company, or by those of its places. */
export function JobMap({ job }: { job: Job }) {
  const { locations } = useConstants()
  const { company } = job
  if (company === null) return null
  const pins = company.places
    .filter(({ locationId }) => job.locations.includes(locationId))
    .flatMap(({ locationId, point }) => (point ? [{ point, name: placeName(locations, locationId) }] : []))
  return company.map === null ? <MapSketch pins={pins} /> : <PlaceMap point={company.map} pins={pins} />
}
