import { useContactRequests, useContacts } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconButton } from '../../../ui/icon-button'
import { Menu, MenuLink } from '../../../ui/menu'
import { FindField } from '../components/find-field'
import {
  AddPersonIcon,
  BlockIcon,
  HiddenIcon,
  MoreIcon,
  NewGroupIcon,
  PrivacyIcon,
} from '../components/icons'
import { ListSkeleton } from '../components/list-skeleton'
import { loadNewGroup } from '../components/load-new-group'
import { useSay } from '../components/say'
import { useOpened } from '../components/use-opened'
import { countTags, countUnseen, isFound, listed } from '../rules/people'
import { type PeopleView, toPeople } from '../rules/places'
import { AddDialog } from './add-dialog'
import { LetterList } from './letter-list'
import { useIsComing } from './use-is-coming'

interface Props {
  view: PeopleView | null
  who: string | null
}

/** Contacts by letter, with a field and tags to choose among them, and the ways to the other lists. */
export function PeopleList({ view, who }: Props) {
  const { t } = useTranslation('people')
  const say = useSay()
  const [text, setText] = useState('')
  const [tag, setTag] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [isGrouping, setIsGrouping] = useState(false)
  const closeGroup = useCallback(() => setIsGrouping(false), [])
  const NewGroup = useOpened('new-group', isGrouping, loadNewGroup, closeGroup)
  const contacts = useContacts()
  const people = useMemo(() => listed(contacts), [contacts])
  const tags = useMemo(() => countTags(people), [people])
  // The last of a tag may have lost it.
  const chosenTag = tags.some(([name]) => name === tag) ? tag : null
  const wanted = useDeferredValue(text)
  const found = useMemo(
    () =>
      people.filter(
        (one) =>
          (chosenTag === null || one.tags.includes(chosenTag)) && (isBlank(wanted) || isFound(one, wanted)),
      ),
    [people, chosenTag, wanted],
  )
  return (
    <nav className="list people-list" aria-label={t('title')}>
      <div className="list-head">
        <FindField label={t('find')} text={text} onChange={setText} />
        <IconButton label={t('add.label')} onClick={() => setIsAdding(true)}>
          <AddPersonIcon />
        </IconButton>
        <IconButton label={say('list.newGroup')} onClick={() => setIsGrouping(true)}>
          <NewGroupIcon />
        </IconButton>
        <OtherLists />
      </div>
      {tags.length > 0 && (
        <fieldset className="chips people-tags" aria-label={t('tags')}>
          <TagChip
            name={t('all')}
            count={people.length}
            isOn={chosenTag === null}
            onPress={() => setTag(null)}
          />
          {tags.map(([name, count]) => (
            <TagChip
              key={name}
              name={name}
              count={count}
              isOn={chosenTag === name}
              onPress={() => setTag(chosenTag === name ? null : name)}
            />
          ))}
        </fieldset>
      )}
      <NewFriendsRow isHere={view === 'requests'} />
      <People people={found} total={people.length} view={view} who={who} />
      {NewGroup !== undefined && <NewGroup onClose={closeGroup} />}
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </nav>
  )
}

function People({
  people,
  total,
  view,
  who,
}: Props & { people: Parameters<typeof LetterList>[0]['people']; total: number }) {
  const { t } = useTranslation('people')
  const isComing = useIsComing()
  if (people.length > 0) return <LetterList people={people} view={view} who={who} />
  if (total === 0 && isComing) return <ListSkeleton />
  return (
    <p className="list-note soft" role="status">
      {t(total === 0 ? 'none' : 'noneFound')}
    </p>
  )
}

const TagChip = (chip: { name: string; count: number; isOn: boolean; onPress: () => void }) => (
  <button
    type="button"
    className="chip"
    data-on={chip.isOn || undefined}
    aria-pressed={chip.isOn}
    onClick={chip.onPress}
  >
    <bdi>{chip.name}</bdi> <small>{chip.count}</small>
  </button>
)

function NewFriendsRow({ isHere }: { isHere: boolean }) {
  const { t } = useTranslation('people')
  const count = countUnseen(useContactRequests())
  return (
    <Link
      className="row people-entry"
      to={toPeople({ view: 'requests' })}
      aria-current={isHere ? 'true' : undefined}
    >
      <span className="people-entry-icon">
        <AddPersonIcon />
      </span>
      <span className="row-title">{t('views.requests')}</span>
      {count > 0 && (
        <span className="badge">
          <span aria-hidden="true">{count}</span>
          <span className="only-heard">{t('unseen', { count })}</span>
        </span>
      )}
    </Link>
  )
}

/** Lists that few need often, and who may find and add one. */
function OtherLists() {
  const { t } = useTranslation('people')
  const ways = [
    ['hidden', <HiddenIcon key="hidden" />],
    ['blocked', <BlockIcon key="blocked" />],
    ['privacy', <PrivacyIcon key="privacy" />],
  ] as const
  return (
    <Menu
      trigger={
        <IconButton label={t('more')}>
          <MoreIcon />
        </IconButton>
      }
    >
      {ways.map(([view, icon]) => (
        <MenuLink key={view}>
          <Link to={toPeople({ view })}>
            {icon}
            {t(`views.${view}`)}
          </Link>
        </MenuLink>
      ))}
    </Menu>
  )
}
