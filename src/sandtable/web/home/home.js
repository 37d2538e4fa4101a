"use strict";
const $ = (id) => document.getElementById(id);
const line = (text) => Object.assign(document.createElement("li"), { textContent: text });
let socket;

function watch(table) {
  socket?.close();
  $("watched").hidden = false;
  $("name").textContent = table;
  $("log").replaceChildren();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const own = (socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`));
  own.onopen = () => own.send(JSON.stringify({ type: "Join" }));
  own.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "Welcome") {
      $("log").replaceChildren();
      $("commitment").textContent = message.table.commitment;
      message.log.forEach(tell);
    }
    if (message.table?.status) $("state").textContent = message.table.status;
    if (message.table?.seed) $("seed").textContent = message.table.seed;
    if (message.type === "Update" && message.events) tell(message);
  };
  own.onclose = () => own === socket && setTimeout(() => own === socket && watch(table), 2000);
}

function tell({ at, seat, events }) {
  for (const { type, ...facts } of events) {
    const who = seat === null ? "" : `seat ${seat}: `;
    $("log").prepend(line(`${(at / 1000).toFixed(1)} s  ${who}${type} ${JSON.stringify(facts)}`));
  }
}

async function list() {
  const tables = await (await fetch("/api/tables")).json();
  const items = tables.map((table) => {
    const item = line(`${table.game}, ${table.seats.map((seat) => seat.name || seat.bot || "open").join(", ")} `);
    const button = Object.assign(document.createElement("button"), { textContent: "Watch" });
    button.onclick = () => watch(table.table);
    item.append(button);
    return item;
  });
  $("tables").replaceChildren(...(items.length ? items : [line("None yet.")]));
}

list();
setInterval(list, 5000);
