/**
 * Turns of phrase to avoid in the copy, each with the plain form. The style check looks for them as whole
 * words, in capitals or small letters; `(a|b)` means either. Add a line where an editor stumbles.
 */
interface PlainWord {
  readonly avoid: string;
  readonly write: string;
  /** Where the words are right all the same. */
  readonly except?: RegExp;
}

export const PLAIN_WORDS: readonly PlainWord[] = [
  // Words that a client does not use.
  { avoid: 'papers', write: 'documents', except: /\b(working|exposure|white|board) papers\b/i },
  { avoid: 'old papers', write: 'outdated documents' },
  { avoid: 'reading matter', write: 'articles' },
  { avoid: 'desks', write: 'teams' },
  { avoid: 'pay sheets?', write: 'payroll' },
  { avoid: '(marked name|marked ending|own ending)', write: 'name suffix' },
  { avoid: 'ordinary shell', write: 'formed like any other company' },
  { avoid: 'home ground', write: 'say what you do there' },

  // Nouns at work where a verb is meant; things that stand, sit and wait.
  { avoid: 'stands? (under|in a letter|in writing)', write: 'see …; is set out in' },
  { avoid: 'stands? (between|behind|in the place of)', write: 'is between; supports; replaces' },
  { avoid: '(the )?place is between', write: 'the role sits between' },
  { avoid: 'the papers it takes', write: 'a document list' },
  { avoid: 'dates that return', write: 'recurring due dates' },
  { avoid: 'facts that no (article|page) knows', write: 'depends on your circumstances' },
  { avoid: 'used to bank questions', write: 'experience with banks' },
  { avoid: 'care with secrets', write: 'handling of confidential information' },
  { avoid: 'decides? most cases', write: 'say what to do: act early and keep records' },
  { avoid: '(rests?|rested) on', write: 'is based on; uses' },
  { avoid: 'reach(es)? you', write: 'apply to you', except: /\b(to|can|we|will|may) reach you\b/i },
  { avoid: 'going (home|short)', write: 'say what happens' },
  { avoid: 'until (spring|summer|autumn|winter)', write: 'before, with the month and the year' },

  // The page that speaks of itself.
  { avoid: 'this page (puts|brings|gathers|tells|sets)', write: 'give the answer itself' },
  { avoid: '(named|listed) on this page', write: 'take it out' },
  { avoid: 'what stands here', write: 'what we publish' },
  { avoid: 'behind your file', write: 'who would work with you' },

  // Solicitation, short of what the codes of ethics forbid outright.
  { avoid: 'sets (us|our work) apart', write: 'how we work' },
  { avoid: 'does one of these sound familiar', write: 'who needs this' },
  { avoid: 'one[- ]stop( shop)?', write: 'name the services' },
  { avoid: 'peace of mind', write: 'say what the client receives' },

  // Officialese.
  { avoid: 'in order to', write: 'to' },
  { avoid: 'prior to', write: 'before' },
  { avoid: 'in the event (that|of)', write: 'if' },
  { avoid: 'with (regard|respect) to', write: 'about; for' },
  { avoid: 'in respect of', write: 'for; about' },
  { avoid: 'at (this|the present) (point in )?time', write: 'now' },
  { avoid: 'utili[sz](e|es|ed|ing)', write: 'use' },
  {
    avoid: '(aforesaid|aforementioned|hereinafter|thereof|therein|hereby|herewith)',
    write: 'name it',
  },
  { avoid: 'kindly', write: 'please' },
  { avoid: 'do the needful', write: 'say what is to be done' },
  { avoid: 'revert( back)? to (us|you)', write: 'reply to' },

  // British spelling, but for the labels that are fixed.
  { avoid: 'labor', write: 'labour', except: /\bLabor Law Compliances?\b/ },
  { avoid: 'centers?', write: 'centre', except: /\bCenter of Excellence\b/i },
];
