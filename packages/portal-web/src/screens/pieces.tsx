// The pieces of the look on one page, for who builds screens: /a/dev/pieces. A server that was started with `--no-dev-pages` does
// not know it. Its words are English alone: nobody else reads it.

import { type ReactNode, useId, useState } from 'react'
import { toast } from 'sonner'
import { JobRow, SuggestField } from '../features/jobs'
import type { JobView, Salary } from '../lib/job'
import { useTyped } from '../lib/use-typed'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { ChoiceList } from '../ui/choice-list'
import { Dialog } from '../ui/dialog'
import { Facts } from '../ui/facts'
import { FetchFailure, FieldError } from '../ui/failure'
import { Field } from '../ui/field'
import { FilterChips } from '../ui/filter-chips'
import { Glance } from '../ui/glance'
import { IconButton } from '../ui/icon-button'
import { BellIcon, ChatIcon, CheckIcon, CloseIcon, PlaceIcon, SearchIcon } from '../ui/icons'
import { Logo } from '../ui/logo'
import { Menu, MenuItem } from '../ui/menu'
import { Note } from '../ui/note'
import { Nothing } from '../ui/nothing'
import { Pager } from '../ui/pager'
import { Pay } from '../ui/pay'
import { Perks } from '../ui/perks'
import { ChipPopover } from '../ui/popover'
import { SafetyNote } from '../ui/safety-note'
import { FilterIcon } from '../ui/screen-icons'
import { Seal } from '../ui/seal'
import { Shots } from '../ui/shots'
import { Tabs } from '../ui/tabs'
import { Tags } from '../ui/tags'
import { Title } from '../ui/title'
import { Tongue } from '../ui/tongue'
import '../styles/rows.css'
import '../styles/search.css'
import '../styles/finder.css'
import '../styles/workplace.css'
import '../styles/forms.css'
import '../styles/pieces-page.css'

const GROUNDS = [
  'paper',
  'wash',
  'surface',
  'raised',
  'tint',
  'tint-thin',
  'tint-saffron',
  'tint-paddy',
  'tint-krama',
]
const INKS = ['ink', 'ink-soft', 'mekong', 'saffron-ink', 'krama', 'paddy']
const SIZES = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl']
const PAY: Salary = { text: '', from: 40_000, to: 48_000, period: 'month' }
const CHOICES = ['Phnom Penh', 'Siem Reap', 'Battambang', 'Kampot'].map((name, at) => ({
  id: at + 1,
  name,
  count: [412, 46, 8, 0][at],
}))
const JOB: JobView = {
  id: 1,
  title: 'Receptionist',
  titles: {},
  employer: {
    id: 4,
    name: 'Bayon Hotel',
    industryId: 8,
    isVerified: true,
    canChat: true,
    answersWithinMs: 7_200_000,
    logo: null,
  },
  excerpt: '',
  locations: [17],
  place: '',
  salary: PAY,
  salaryId: 0,
  termId: 1,
  experienceId: 1,
  isUrgent: true,
  isOpen: true,
  publishedAt: Date.parse('2026-11-24T09:00:00+07:00'),
  closesAt: 0,
  distanceKm: null,
}
/** Drawn here: no server is asked. */
const PICTURES = ['0b6b66', 'e39a1f', '2d7d46'].map((colour, at) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#${colour}"/></svg>`
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  return { address, small: address, alt: { en: `Picture ${at + 1}` } }
})
const nothing = () => {}

function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="piece" aria-label={name}>
      <h2>{name}</h2>
      <div className="piece-body">{children}</div>
    </section>
  )
}

function Choices() {
  const id = useId()
  const [chosen, setChosen] = useState<readonly number[]>([1])
  return (
    <>
      <p id={id}>{'Places'}</p>
      <ChoiceList name="places" labelledBy={id} choices={CHOICES} chosen={chosen} onChange={setChosen} />
    </>
  )
}

function Popover() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <ChipPopover name="Places" label="Siem Reap +1" isOn isOpen={isOpen} onOpen={setIsOpen}>
      {() => <Choices />}
    </ChipPopover>
  )
}

/** With what may be meant, as the server tells it. */
function Words() {
  const words = useTyped('', nothing)
  return <SuggestField words={words.input} onWords={nothing} onPlace={nothing} onTyping={nothing} />
}

function Languages() {
  const [shown, setShown] = useState<'en' | 'km'>('en')
  return (
    <Tongue
      by="employer"
      written="km"
      shown={shown}
      languages={['en', 'km']}
      onShow={(one) => setShown(one === 'km' ? 'km' : 'en')}
    />
  )
}

function Asked() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="small" onClick={() => setIsOpen(true)}>
        {'Ask'}
      </Button>
      {isOpen && (
        <Dialog title="A question" onClose={() => setIsOpen(false)}>
          <Button onClick={() => setIsOpen(false)}>{'Done'}</Button>
        </Dialog>
      )}
    </>
  )
}

export default function PiecesScreen() {
  return (
    <main className="pieces-page" id="content">
      <Title>{'Pieces'}</Title>
      <h1>{'Pieces'}</h1>
      <Piece name="Grounds">
        {GROUNDS.map((name) => (
          <span key={name} className="swatch" style={{ background: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Piece>
      <Piece name="Inks">
        {INKS.map((name) => (
          <b key={name} style={{ color: `var(--${name})` }}>
            {name}
          </b>
        ))}
      </Piece>
      <Piece name="Type">
        {SIZES.map((name) => (
          <span key={name} style={{ fontSize: `var(--text-${name})` }}>
            {name}
          </span>
        ))}
        <span lang="km">{'ការងារល្អនៅកម្ពុជា'}</span>
      </Piece>
      <Piece name="Buttons">
        <Button>{'Primary'}</Button>
        <Button kind="small">
          <ChatIcon />
          {'Chat'}
        </Button>
        <Button kind="quiet">{'Quiet'}</Button>
        <Button kind="danger">{'Danger'}</Button>
        <Button isBusy>{'Busy'}</Button>
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
        <Menu
          trigger={
            <IconButton label="More">
              <FilterIcon />
            </IconButton>
          }
        >
          <MenuItem onSelect={nothing}>{'First'}</MenuItem>
          <MenuItem onSelect={nothing}>{'Second'}</MenuItem>
        </Menu>
      </Piece>
      <Piece name="Chips">
        <button type="button" className="chip">
          {'Pay'}
        </button>
        <Popover />
        <FilterChips
          label="Chosen"
          chips={[{ key: 'a', name: 'Full time', remove: nothing }]}
          onClear={nothing}
        />
      </Piece>
      <Piece name="Tags and marks">
        <Tags names={['Siem Reap', 'Full time']}>
          <li className="tag tag-warm">{'Urgent'}</li>
          <li className="tag tag-good">
            <CheckIcon />
            {'Applied'}
          </li>
        </Tags>
        <Seal />
        <Badge count={3} label="3 unread" />
        <Badge count={120} label="120 unread" />
      </Piece>
      <Piece name="Pay">
        <Pay salary={PAY} band="" />
        <Pay salary={{ ...PAY, from: null, to: null }} band="Negotiable" />
      </Piece>
      <Piece name="Faces and logos">
        {Array.from({ length: 8 }, (_, at) => (
          <Logo key={at} id={at} industryId={at * 2 + 1} />
        ))}
        <Logo size="s" id={3} industryId={4} />
        <Logo size="l" id={5} industryId={8} />
        <Avatar id="1" name="Sokha" />
        <Avatar id="2" name="សុខា" />
      </Piece>
      <Piece name="Icons">
        <SearchIcon />
        <PlaceIcon />
        <BellIcon />
        <ChatIcon />
      </Piece>
      <Piece name="Fields">
        <Field label="Name" error={undefined} help="As on your card." defaultValue="Sokha" />
        <Field label="E-mail" error="This is no e-mail address." defaultValue="sokha@" />
        <FieldError>{'Something is wrong here.'}</FieldError>
      </Piece>
      <Piece name="Choices">
        <Choices />
      </Piece>
      <Piece name="Facts">
        <Facts
          facts={[
            { name: 'Term', value: 'Full time' },
            { name: 'Closes', value: '24 Dec' },
          ]}
        />
      </Piece>
      <Piece name="Tabs">
        <Tabs
          label="Parts"
          tabs={[
            { id: 'a', name: 'First', panel: <p>{'The first part.'}</p> },
            { id: 'b', name: 'Second', panel: <p>{'The second part.'}</p> },
          ]}
        />
      </Piece>
      <Piece name="The card of a job">
        <ul className="rows pieces-wide">
          <JobRow job={JOB} mark={<li className="tag tag-good">{'Applied Yesterday'}</li>} />
          <JobRow job={{ ...JOB, id: 2, isUrgent: false, experienceId: 2 }} isOn />
        </ul>
      </Piece>
      <Piece name="Fields of a search">
        <div className="workplace pieces-wide">
          <Words />
        </div>
      </Piece>
      <Piece name="A text and its language">
        <Glance facts={CHOICES.slice(0, 3).map(({ name, count }) => ({ name, value: count }))} />
        <Languages />
        <Perks
          perks={[
            { kind: 'meals', text: 'Lunch at work' },
            { kind: 'bonus', text: 'A thirteenth month of pay' },
          ]}
        />
      </Piece>
      <Piece name="Notes and news">
        <SafetyNote />
        <Note icon={<CheckIcon />} isWarm>
          {'Something to know before one goes on.'}
        </Note>
        <Button kind="small" onClick={() => toast('Saved')}>
          {'Say something'}
        </Button>
        <Asked />
      </Piece>
      <Piece name="Pictures">
        <div className="pieces-wide">
          <Shots pictures={PICTURES} />
        </div>
      </Piece>
      <Piece name="Pages">
        <Pager page={2} pages={9} isOld={false} toPage={(page) => `?page=${page}`} />
      </Piece>
      <Piece name="In the place of something">
        {/* Nothing comes in its place: the page is not busy. */}
        <div className="row-skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <Nothing title="No matching jobs" lead="Remove one to see more:" />
        <FetchFailure onRetry={nothing} />
      </Piece>
    </main>
  )
}
