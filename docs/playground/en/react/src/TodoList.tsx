import { type FormEvent, useState } from 'react';

export function TodoList() {
  const [todos, setTodos] = useState<readonly string[]>([]);
  const [text, setText] = useState('');

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setTodos([...todos, text.trim()]);
    setText('');
  };
  return (
    <form onSubmit={add}>
      <label>
        New todo
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit">Add</button>
      <ul>
        {todos.map((todo) => (
          <li key={todo}>{todo}</li>
        ))}
      </ul>
    </form>
  );
}
