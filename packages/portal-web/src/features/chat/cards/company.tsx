import type { CardProps } from '../kinds/kind'
import { CardHead } from './card-head'

interface Company {
  readonly company: string
  readonly contact: string
  readonly job: string
}

/** A company, and whom one talks to there. */
export default function CompanyCard({ body: { company, contact, job }, name }: CardProps<Company>) {
  return (
    <div className="card-said">
      <CardHead name={name} />
      <bdi className="card-title">{company}</bdi>
      {contact !== '' && <bdi className="card-soft">{contact}</bdi>}
      {job !== '' && <bdi className="card-soft">{job}</bdi>}
    </div>
  )
}
