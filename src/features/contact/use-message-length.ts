import { useEffect, useState, type RefObject } from 'react';
import { readFields } from './form-fields.ts';
import { messageLength, type MessageLength } from './message-length.logic.ts';

/** Length of what the form holds, once it comes near the limit. Use after what fills the form. */
export function useMessageLength(
  ref: RefObject<HTMLFormElement | null>,
): MessageLength | undefined {
  const [length, setLength] = useState<MessageLength>();
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    const measure = () => setLength(messageLength(readFields(form)));
    const empty = () => setLength(undefined);
    measure();
    form.addEventListener('input', measure);
    form.addEventListener('reset', empty);
    return () => {
      form.removeEventListener('input', measure);
      form.removeEventListener('reset', empty);
    };
  }, [ref]);
  return length;
}
