import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const acts: Translated<LaterTexts['acts']> = {
  archive: 'ដាក់ក្នុងប័ណ្ណសារ',
  unarchive: 'ដាក់ត្រឡប់ទៅបញ្ជីជជែក',
  markUnread: 'សម្គាល់ថាមិនទាន់អាន',
  markRead: 'សម្គាល់ថាបានអាន',
  marked: 'បានសម្គាល់ថាមិនទាន់អាន',
  erase: 'លុបសម្រាប់ខ្ញុំ',
  archived: 'បានដាក់ការជជែកក្នុងប័ណ្ណសារ',
  unarchived: 'បានដាក់ការជជែកត្រឡប់វិញ',
  undo: 'មិនធ្វើវិញ',
  list: 'ប័ណ្ណសារ',
  back: 'ត្រឡប់ទៅបញ្ជីជជែក',
  none: 'មិនមានការជជែកក្នុងប័ណ្ណសារទេ',
  hint: 'សារថ្មីនឹងនាំការជជែកត្រឡប់មកបញ្ជីវិញ លើកលែងតែអ្នកបានបិទសំឡេងវា។',
  open_other: 'ប័ណ្ណសារ ការជជែក {{count}}',
  erased_other: 'បានលុបសារ {{count}} សម្រាប់អ្នក',
}
