import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const tips: Translated<LaterTexts['chat']['tips']> = {
  'contact-agreed': {
    mine: 'អ្នកបានទទួលយកសំណើ។ ឥឡូវនេះអ្នកទាំងពីរអាចសរសេរទៅគ្នាបាន។',
    theirs: '{{name}} បានទទួលយកសំណើរបស់អ្នក។ ឥឡូវនេះអ្នកទាំងពីរអាចសរសេរទៅគ្នាបាន។',
  },
  'group-created': {
    mine: 'អ្នកបានបង្កើតក្រុម «{{title}}»',
    theirs: '{{name}} បានបង្កើតក្រុម «{{title}}»',
  },
  'group-invited': {
    mine: 'អ្នកបានបន្ថែម {{whom}}',
    theirs: '{{name}} បានបន្ថែម {{whom}}',
    toMe: '{{name}} បានបន្ថែមអ្នក',
  },
  'group-removed': {
    mine: 'អ្នកបានដក {{whom}} ចេញ',
    theirs: '{{name}} បានដក {{whom}} ចេញ',
    toMe: '{{name}} បានដកអ្នកចេញ',
  },
  'group-quit': {
    mine: 'អ្នកបានចាកចេញពីក្រុម',
    theirs: '{{name}} បានចាកចេញពីក្រុម',
  },
  'admin-granted': {
    mine: 'អ្នកបានតែងតាំង {{whom}} ជាអ្នកគ្រប់គ្រង',
    theirs: '{{name}} បានតែងតាំង {{whom}} ជាអ្នកគ្រប់គ្រង',
    toMe: 'ឥឡូវនេះអ្នកជាអ្នកគ្រប់គ្រង',
  },
  'admin-cancelled': {
    mine: 'អ្នកបានដក {{whom}} ពីតួនាទីអ្នកគ្រប់គ្រង',
    theirs: '{{name}} បានដក {{whom}} ពីតួនាទីអ្នកគ្រប់គ្រង',
    toMe: 'អ្នកលែងជាអ្នកគ្រប់គ្រងហើយ',
  },
  'group-owner': {
    mine: 'អ្នកបានប្រគល់ភាពជាម្ចាស់ក្រុមទៅ {{whom}}',
    theirs: '{{name}} បានប្រគល់ភាពជាម្ចាស់ក្រុមទៅ {{whom}}',
    toMe: 'ឥឡូវនេះអ្នកជាម្ចាស់ក្រុម',
  },
  'group-muted': {
    mine: 'អ្នកបានបិទការសរសេរក្នុងក្រុម៖ មានតែម្ចាស់ និងអ្នកគ្រប់គ្រងទេដែលសរសេរបាន',
    theirs: '{{name}} បានបិទការសរសេរក្នុងក្រុម៖ មានតែម្ចាស់ និងអ្នកគ្រប់គ្រងទេដែលសរសេរបាន',
  },
  'group-unmuted': {
    mine: 'អ្នកបានបើកការសរសេរក្នុងក្រុម៖ គ្រប់គ្នាអាចសរសេរបានវិញ',
    theirs: '{{name}} បានបើកការសរសេរក្នុងក្រុម៖ គ្រប់គ្នាអាចសរសេរបានវិញ',
  },
  'member-muted': {
    mine: 'អ្នកបានហាម {{whom}} មិនឱ្យសរសេរ',
    theirs: '{{name}} បានហាម {{whom}} មិនឱ្យសរសេរ',
    toMe: '{{name}} បានហាមអ្នកមិនឱ្យសរសេរនៅទីនេះ',
  },
  'member-unmuted': {
    mine: 'អ្នកបានអនុញ្ញាតឱ្យ {{whom}} សរសេរវិញ',
    theirs: '{{name}} បានអនុញ្ញាតឱ្យ {{whom}} សរសេរវិញ',
    toMe: '{{name}} បានអនុញ្ញាតឱ្យអ្នកសរសេរវិញ',
  },
  'group-renamed': {
    mine: 'អ្នកបានប្ដូរឈ្មោះក្រុមទៅ «{{title}}»',
    theirs: '{{name}} បានប្ដូរឈ្មោះក្រុមទៅ «{{title}}»',
  },
  'group-pictured': {
    mine: 'អ្នកបានប្ដូររូបភាពក្រុម',
    theirs: '{{name}} បានប្ដូររូបភាពក្រុម',
  },
  'member-renamed': {
    mine: 'ឈ្មោះរបស់អ្នកនៅទីនេះឥឡូវជា «{{title}}»',
    theirs: 'ឈ្មោះរបស់ {{name}} នៅទីនេះឥឡូវជា «{{title}}»',
  },
  'group-dismissed': {
    mine: 'អ្នកបានរំលាយក្រុម',
    theirs: '{{name}} បានរំលាយក្រុម',
  },
  named: '{{name}}',
  you: 'អ្នក',
  several_other: '{{names}} និង {{count, number}} នាក់ទៀត',
  other: 'មានការផ្លាស់ប្ដូរក្នុងការជជែកនេះ',
}
