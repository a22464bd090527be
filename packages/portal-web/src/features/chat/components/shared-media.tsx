import type { FileKind, ImageItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useState } from 'react'
import { showWhen } from '../../../lib/dates'
import { SaveLink } from '../../../ui/save-link'
import { plainName } from '../rules/file-name'
import { showLength, showMb } from '../rules/sizes'
import { isStored } from '../rules/stored-at'
import type { Whom } from '../rules/whom'
import { FileMark, NamedFile } from './named-file'
import { useSay } from './say'
import { useStoredFiles } from './use-stored-files'
import { useViewing } from './viewing'

const TABS = ['photos', 'files', 'voice'] as const
type Tab = (typeof TABS)[number]
const KINDS: Readonly<Record<Tab, readonly FileKind[]>> = {
  photos: ['image', 'video'],
  files: ['file'],
  voice: ['audio'],
}
const ALL_KINDS = Object.values(KINDS).flat()
/** Of each kind at first. */
const SHOWN = 12

/** What was sent in a conversation besides words: pictures and films, files, voice messages. Source: S-MEDIA-8. */
export function SharedMedia({ whom, onJump }: { whom: Whom; onJump: (id: string) => void }) {
  const t = useSay()
  const engine = useImEngine()
  const [tab, setTab] = useState<Tab>('photos')
  const [isAll, setIsAll] = useState(false)
  const items = (useStoredFiles(whom.key, ALL_KINDS) ?? []).filter(({ id }) => id !== '')
  if (items.length === 0) return null
  const ofTab = (one: Tab) => items.filter(({ kind }) => KINDS[one].includes(kind))
  const found = ofTab(tab)
  const shown = isAll ? found : found.slice(0, SHOWN)
  return (
    <section className="shared" aria-label={t('media.shared')}>
      <div className="shared-tabs">
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            className="shared-tab"
            aria-pressed={one === tab}
            onClick={() => {
              setTab(one)
              setIsAll(false)
            }}
          >
            {t(`media.tabs.${one}`)} <small className="soft">{ofTab(one).length}</small>
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="soft">{t('media.none')}</p>}
      {tab === 'photos' ? (
        <ul className="shared-photos">
          {shown.map((item) => (
            <li key={item.key}>
              <Photo item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="shared-files">
          {shown.map(({ key, id, at, body }) => (
            <li key={key} className="shared-file">
              {tab === 'files' && <FileMark name={body.name} />}
              <button type="button" className="shared-name" onClick={() => onJump(id)}>
                <span>{tab === 'voice' ? t('kinds.audio') : <NamedFile name={body.name} />}</span>
                <small className="soft">
                  {t('media.fact', {
                    size: tab === 'voice' ? showLength(body.duration) : showMb(body.size),
                    when: showWhen(at, engine.serverNow()),
                  })}
                </small>
              </button>
              <SaveLink
                href={body.url}
                name={plainName(body.name)}
                label={t('media.save', { name: plainName(body.name) })}
              />
            </li>
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <button type="button" className="shared-more" onClick={() => setIsAll(true)}>
          {t('media.all', { count: found.length })}
        </button>
      )}
    </section>
  )
}

function Photo({ item: { key, kind, body } }: { item: ImageItem }) {
  const t = useSay()
  const view = useViewing()
  const poster = isStored(body.posterUrl) ? body.posterUrl : ''
  const src = kind === 'image' ? `${body.url}/thumb` : poster
  return (
    <button
      type="button"
      className="shared-photo"
      aria-label={t('media.open', { name: body.caption || body.name })}
      onClick={() => view(key)}
    >
      {src !== '' && <img src={src} alt="" loading="lazy" decoding="async" />}
      {kind === 'video' && <span className="shared-length">{showLength(body.duration)}</span>}
    </button>
  )
}
