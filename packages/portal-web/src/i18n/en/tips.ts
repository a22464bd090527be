/** Lines between the messages: what happened, told to who did it (`mine`), to whom it was done (`toMe`) and to all others (`theirs`). */
export const tips = {
  'contact-agreed': {
    mine: 'You accepted the request. You can now write to each other.',
    theirs: '{{name}} accepted your request. You can now write to each other.',
  },
  'group-created': {
    mine: 'You created the group “{{title}}”',
    theirs: '{{name}} created the group “{{title}}”',
  },
  'group-invited': {
    mine: 'You added {{whom}}',
    theirs: '{{name}} added {{whom}}',
    toMe: '{{name}} added you',
  },
  'group-removed': {
    mine: 'You removed {{whom}}',
    theirs: '{{name}} removed {{whom}}',
    toMe: '{{name}} removed you',
  },
  'group-quit': { mine: 'You left the group', theirs: '{{name}} left the group' },
  'admin-granted': {
    mine: 'You gave admin rights to {{whom}}',
    theirs: '{{name}} gave admin rights to {{whom}}',
    toMe: 'You are an admin now',
  },
  'admin-cancelled': {
    mine: 'You took admin rights away from {{whom}}',
    theirs: '{{name}} took admin rights away from {{whom}}',
    toMe: 'You are no longer an admin',
  },
  'group-owner': {
    mine: 'You made {{whom}} the owner',
    theirs: '{{name}} made {{whom}} the owner',
    toMe: 'You are the owner now',
  },
  'group-muted': {
    mine: 'You muted the group: only its owner and admins can write',
    theirs: '{{name}} muted the group: only its owner and admins can write',
  },
  'group-unmuted': {
    mine: 'You unmuted the group: everybody can write again',
    theirs: '{{name}} unmuted the group: everybody can write again',
  },
  'member-muted': {
    mine: 'You muted {{whom}}',
    theirs: '{{name}} muted {{whom}}',
    toMe: "{{name}} muted you: you can't write here",
  },
  'member-unmuted': {
    mine: 'You unmuted {{whom}}',
    theirs: '{{name}} unmuted {{whom}}',
    toMe: '{{name}} unmuted you: you can write again',
  },
  'group-renamed': {
    mine: 'You named the group “{{title}}”',
    theirs: '{{name}} named the group “{{title}}”',
  },
  'group-pictured': { mine: 'You changed the group picture', theirs: '{{name}} changed the group picture' },
  'member-renamed': {
    mine: 'Your name here is now “{{title}}”',
    theirs: '{{name}} is now called “{{title}}” here',
  },
  'group-dismissed': { mine: 'You disbanded the group', theirs: '{{name}} disbanded the group' },
  named: '{{name}}',
  you: 'you',
  several_one: '{{names}} and {{count, number}} other',
  several_other: '{{names}} and {{count, number}} others',
  other: 'Something changed in this chat',
} as const
