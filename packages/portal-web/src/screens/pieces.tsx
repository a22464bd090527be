// The pieces of the look on one page, for who builds screens: /a/dev/pieces. A server that was started with `--no-dev-pages` does
// not know it. Its words are English alone: nobody else reads it.

import { type ReactNode, useId, useState } from 'react'
import type { Salary } from '../lib/job'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { ChoiceList } from '../ui/choice-list'
import { Facts } from '../ui/facts'
import { FetchFailure, FieldError } from '../ui/failure'
import { Field } from '../ui/field'
import { FilterChips } from '../ui/filter-chips'
import { BellIcon, ChatIcon, CheckIcon, CloseIcon, PlaceIcon, SearchIcon } from '../ui/icons'
import { Logo } from '../ui/logo'
import { Menu, MenuItem } from '../ui/menu'
import { Nothing } from '../ui/nothing'
import { Pay } from '../ui/pay'
import { ChipPopover } from '../ui/popover'
import { FilterIcon } from '../ui/screen-icons'
import { Seal } from '../ui/seal'
import { Tabs } from '../ui/tabs'
import { Tags } from '../ui/tags'
import { Title } from '../ui/title'
import '../styles/rows.css'
import '../styles/search.css'
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
        <Button isBusy>{'Busy'}</Button>
        <button type="button" className="icon-button" aria-label="Close">
          <CloseIcon />
        </button>
        <Menu
          trigger={
            <button type="button" className="icon-button" aria-label="More">
              <FilterIcon />
            </button>
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
