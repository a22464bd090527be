import { expect, test } from 'vitest'
import { saysRemote } from './remote'

test('S-JOB-74 a place that says remote, or work from home, in six languages is remote work', () => {
  const said = [
    'Remote',
    'Phnom Penh (REMOTE)',
    'Fully remote, Cambodia',
    'Work-From-Home',
    'WFH',
    'Telework',
    '远程办公',
    '在家工作',
    'ធ្វើការពីផ្ទះ',
    'ភ្នំពេញ / ធ្វើការពីចម្ងាយ',
    '재택근무 가능',
    '원격',
    'ทำงานที่บ้าน',
    'Làm việc từ xa',
    'LÀM TẠI NHÀ',
  ]
  expect(said.filter((place) => !saysRemote(place))).toEqual([])
})

test('S-JOB-74 a remote area is no remote work, nor is what is said not to be', () => {
  const places = [
    '',
    'Phnom Penh',
    'Remote area of Mondulkiri',
    'remote sites',
    'Not remote',
    'non-remote',
    'Remotech Street 5',
    'Home Street',
  ]
  expect(places.filter(saysRemote)).toEqual([])
})
