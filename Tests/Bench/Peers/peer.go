// Go's part: encoding/json and html/template as micro-benchmarks, and as a server that renders every page anew.
//
//	peer DATA [--seconds 0.2] [--page FILE]      prints {"name":…,"us":…}
//	peer DATA --serve                            prints its port; GET /page, GET /json, PUT /dialog
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"io"
	"net"
	"net/http"
	"os"
	"runtime"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"
)

type option struct {
	Label string `json:"label"`
	Value string `json:"value"`
}

type block struct {
	Type        string   `json:"type"`
	Name        string   `json:"name,omitempty"`
	Label       string   `json:"label,omitempty"`
	Placeholder string   `json:"placeholder,omitempty"`
	Help        string   `json:"help,omitempty"`
	Required    bool     `json:"required,omitempty"`
	MaxLength   int      `json:"maxLength,omitempty"`
	Options     []option `json:"options,omitempty"`
	Value       any      `json:"value,omitempty"`
}

type button struct {
	Label string `json:"label"`
	Role  string `json:"role,omitempty"`
	ID    string `json:"id,omitempty"`
}

type effect struct {
	Type     string `json:"type"`
	Edge     string `json:"edge,omitempty"`
	Distance string `json:"distance,omitempty"`
}

type dialog struct {
	Name     string   `json:"name"`
	Title    string   `json:"title"`
	Message  string   `json:"message"`
	Icon     string   `json:"icon"`
	Content  []block  `json:"content"`
	Buttons  []button `json:"buttons"`
	Backdrop struct {
		Color   string  `json:"color"`
		Opacity float64 `json:"opacity"`
		Blur    float64 `json:"blur"`
	} `json:"backdrop"`
	Dismiss struct {
		Backdrop bool `json:"backdrop"`
		Escape   bool `json:"escape"`
	} `json:"dismiss"`
	Animation struct {
		Enter struct {
			Effects []effect `json:"effects"`
			Curve   string   `json:"curve"`
		} `json:"enter"`
	} `json:"animation"`
	Style string `json:"style"`
	Host  struct {
		Template string `json:"template"`
		Title    string `json:"title"`
	} `json:"host"`
}

func oneOf(value string, words ...string) bool {
	for _, word := range words {
		if value == word {
			return true
		}
	}
	return false
}

// The checks that this document calls for: required texts, lengths, enumerations, ranges, unique names, a colour.
func (d *dialog) validate() error {
	if d.Title == "" || len(d.Title) > 800 || len(d.Message) > 20000 {
		return errors.New("title or message")
	}
	if d.Icon != "" && !oneOf(d.Icon, "info", "success", "warning", "error", "question") {
		return errors.New("icon")
	}
	names := map[string]bool{}
	for _, block := range d.Content {
		if !oneOf(block.Type, "text", "heading", "divider", "image", "list", "progress", "textField", "textArea",
			"email", "url", "password", "number", "date", "time", "color", "select", "radio", "checkbox", "toggle",
			"slider", "rating") {
			return errors.New("type")
		}
		if block.Name == "" || names[block.Name] || len(block.Label) > 800 {
			return errors.New("name")
		}
		names[block.Name] = true
	}
	for _, button := range d.Buttons {
		if button.Label == "" || button.Role != "" && !oneOf(button.Role, "confirm", "deny", "cancel") {
			return errors.New("button")
		}
	}
	if color := d.Backdrop.Color; color != "" {
		if len(color) != 7 || color[0] != '#' {
			return errors.New("color")
		}
		if _, err := strconv.ParseUint(color[1:], 16, 32); err != nil {
			return err
		}
	}
	if d.Backdrop.Opacity < 0 || d.Backdrop.Opacity > 1 || d.Backdrop.Blur < 0 || d.Backdrop.Blur > 64 {
		return errors.New("backdrop")
	}
	for _, effect := range d.Animation.Enter.Effects {
		if !oneOf(effect.Type, "slide", "fade", "scale", "blur", "rotate", "keyframes") {
			return errors.New("effect")
		}
	}
	return nil
}

func decode(text []byte) (*dialog, error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	value := new(dialog)
	if err := decoder.Decode(value); err != nil {
		return nil, err
	}
	return value, nil
}

func measure(name string, seconds float64, call func()) {
	batch := func(count int) float64 {
		start := time.Now()
		for index := 0; index < count; index++ {
			call()
		}
		return time.Since(start).Seconds()
	}
	count := 1
	for took := batch(count); took < 0.005; took = batch(count) {
		if took < 0.0005 {
			count *= 10
		} else {
			count *= 2
		}
	}
	rounds := []float64{}
	for end := time.Now().Add(time.Duration(seconds * 1e9)); len(rounds) == 0 || time.Now().Before(end); {
		rounds = append(rounds, batch(count)/float64(count)*1e6)
	}
	sort.Float64s(rounds)
	fmt.Printf("{\"name\":\"%s\",\"us\":%.3f}\n", name, rounds[len(rounds)/2])
}

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	return value
}

func main() {
	data, seconds, page, serves := os.Args[1], 0.2, "", false
	for index := 2; index < len(os.Args); index++ {
		switch os.Args[index] {
		case "--seconds":
			index++
			seconds = must(strconv.ParseFloat(os.Args[index], 64))
		case "--page":
			index++
			page = os.Args[index]
		case "--serve":
			serves = true
		}
	}
	runtime.GOMAXPROCS(1)
	text := must(os.ReadFile(data + "/average.dialog.json"))
	var value map[string]any
	if err := json.Unmarshal(must(os.ReadFile(data+"/page/page.json")), &value); err != nil {
		must(0, err)
	}
	value["css"] = template.CSS(value["css"].(string))
	pages := must(template.ParseFiles(data + "/page/page.html.gotmpl"))
	if serves {
		serve(pages, value, text)
		return
	}
	var output bytes.Buffer
	if page != "" {
		must(0, pages.Execute(&output, value))
		must(0, os.WriteFile(page, output.Bytes(), 0o644))
	}
	measure("go.json", seconds, func() { must(json.Marshal(must(decode(text)))) })
	measure("go.template", seconds, func() {
		output.Reset()
		must(0, pages.Execute(&output, value))
	})
}

func serve(pages *template.Template, value map[string]any, text []byte) {
	var lock sync.Mutex
	stored := map[string]*dialog{"average": must(decode(text))}
	http.HandleFunc("/page", func(writer http.ResponseWriter, _ *http.Request) {
		var output bytes.Buffer
		must(0, pages.Execute(&output, value))
		writer.Header().Set("Content-Type", "text/html; charset=utf-8")
		writer.Header().Set("Content-Length", strconv.Itoa(output.Len()))
		writer.Write(output.Bytes())
	})
	http.HandleFunc("/json", func(writer http.ResponseWriter, _ *http.Request) {
		lock.Lock()
		found := stored["average"]
		lock.Unlock()
		writer.Header().Set("Content-Type", "application/json")
		writer.Write(must(json.Marshal(found)))
	})
	http.HandleFunc("/dialog", func(writer http.ResponseWriter, request *http.Request) {
		if request.Method != http.MethodPut || !strings.HasPrefix(request.Header.Get("Content-Type"), "application/json") {
			writer.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		body := must(io.ReadAll(io.LimitReader(request.Body, 1<<20)))
		value, err := decode(body)
		if err == nil {
			err = value.validate()
		}
		if err != nil {
			http.Error(writer, err.Error(), http.StatusUnprocessableEntity)
			return
		}
		lock.Lock()
		stored["average"] = value
		lock.Unlock()
		writer.Header().Set("Content-Type", "application/json")
		writer.Write(must(json.Marshal(value)))
	})
	listener := must(net.Listen("tcp", "127.0.0.1:0"))
	fmt.Println(listener.Addr().(*net.TCPAddr).Port)
	must(0, http.Serve(listener, nil))
}
