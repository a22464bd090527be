import { EmojiPicker, type SkinTone } from 'frimousse'
import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../i18n/i18n'
import { keptList } from '../../../lib/kept-list'
import { useIsPhone } from '../../../lib/page-state'
import { createSetting } from '../../../lib/setting'
import { type GroupName, loadEmoji, TONES, type Tone } from './emoji-data'
import type { PanelProps } from './panel-props'

const RECENT_MOST = 18
const recent = keptList('emoji', RECENT_MOST)

const isTone = (text: unknown): text is Tone => TONES.some((tone) => tone === text)
const tones = createSetting<SkinTone>(
  'sarika.skinTone',
  (text): text is SkinTone => text === 'none' || isTone(text),
)

/** What a row holds: 44 px an emoji on a phone, 36 px where a mouse points. */
const COLUMNS = { phone: 7, desk: 9 }

/**
 * Emoji to write: those used last, all by groups, a field to search and the tone of skin. It stays open, so that several can be
 * written; Escape leads back into the field.
 */
export function EmojiPanel({ onWrite }: PanelProps) {
  const { t } = useTranslation('box')
  const isPhone = useIsPhone()
  const [text, setText] = useState('')
  const [tone, setTone] = useState<SkinTone>(() => tones.read() ?? 'none')
  const used = useSyncExternalStore(recent.subscribe, recent.get)
  const write = (emoji: string) => {
    recent.add(emoji)
    onWrite(emoji)
  }
  const language = getLanguage()
  return (
    <EmojiPicker.Root
      className="emoji"
      data-phone={isPhone || undefined}
      columns={isPhone ? COLUMNS.phone : COLUMNS.desk}
      locale={language}
      skinTone={tone}
      resolveEmojiData={() =>
        loadEmoji(language, {
          group: (name: GroupName) => t(`emoji.groups.${name}`),
          tone: (one: Tone) => t(`emoji.tones.${one}`),
        })
      }
      onEmojiSelect={({ emoji }) => write(emoji)}
    >
      <div className="emoji-head">
        <EmojiPicker.Search
          // A phone's keyboard would cover what is to be chosen.
          autoFocus={!isPhone}
          aria-label={t('emoji.search')}
          placeholder={t('emoji.search')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Tones
          tone={tone}
          onChoose={(next) => {
            setTone(next)
            tones.keep(next)
          }}
        />
      </div>
      {used.length > 0 && text === '' && (
        <fieldset className="emoji-recent" aria-label={t('emoji.recent')}>
          <legend>{t('emoji.recent')}</legend>
          {used.map((emoji) => (
            <button key={emoji} type="button" onMouseDown={keepFocus} onClick={() => write(emoji)}>
              {emoji}
            </button>
          ))}
        </fieldset>
      )}
      <EmojiPicker.Viewport className="emoji-view">
        <EmojiPicker.Loading>
          <span className="emoji-note">{t('emoji.loading')}</span>
        </EmojiPicker.Loading>
        <EmojiPicker.Empty>
          <span className="emoji-note">{t('emoji.none')}</span>
        </EmojiPicker.Empty>
        <EmojiPicker.List
          aria-label={t('emoji.label')}
          components={{
            CategoryHeader: ({ category, ...props }) => (
              <div className="emoji-group" {...props}>
                {category.label}
              </div>
            ),
            Emoji: ({ emoji, ...props }) => (
              <button className="emoji-one" title={emoji.label} {...props}>
                {emoji.emoji}
              </button>
            ),
          }}
        />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  )
}

/** What is pressed leaves the focus where one searches, or writes. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function Tones({ tone, onChoose }: { tone: SkinTone; onChoose: (tone: SkinTone) => void }) {
  const { t } = useTranslation('box')
  return (
    <EmojiPicker.SkinTone emoji="✋">
      {({ skinToneVariations }) => (
        <select
          className="emoji-tone"
          aria-label={t('emoji.tone')}
          value={tone}
          onChange={({ currentTarget }) => onChoose(currentTarget.value as SkinTone)}
        >
          {skinToneVariations.map(({ skinTone, emoji }) => (
            <option key={skinTone} value={skinTone} aria-label={t(`emoji.tones.${skinTone}`)}>
              {emoji}
            </option>
          ))}
        </select>
      )}
    </EmojiPicker.SkinTone>
  )
}
