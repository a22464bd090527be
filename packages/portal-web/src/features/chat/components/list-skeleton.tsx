import { useSay } from './say'

const ROWS = [60, 45, 70, 55, 40]

/** The shape of the rows that are about to come. */
export function ListSkeleton() {
  const t = useSay()
  return (
    <div className="list-skeleton">
      <p className="only-heard">{t('list.loading')}</p>
      {ROWS.map((width) => (
        <div key={width} className="row">
          <span className="bone bone-avatar" />
          <span className="row-text">
            <span className="bone" style={{ inlineSize: `${width}%` }} />
            <span className="bone" style={{ inlineSize: `${width + 20}%` }} />
          </span>
        </div>
      ))}
    </div>
  )
}
